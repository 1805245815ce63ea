// The search of earlier releases: every word is somewhere in the texts of the material; exact names and similar names first.
const SEARCH = `
select name from product
where is_shown and (select bool_and(search_text like '%' || replace(replace(replace(lower(word), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%')
  from regexp_split_to_table(trim($1), '\\s+') word)
order by case when lower(name) = lower($1) or cas_number = $1 then 0 when starts_with(lower(name), lower($1)) then 1 else 2 end,
  similarity(name, $1) desc, name collate "unicode" limit 20`;

export const substring = (pool) => async (query) =>
  (await pool.query(SEARCH, [query])).rows.map(({ name }) => ({ name, isClaimed: true }));
