import { Migration } from '@mikro-orm/migrations';

const run = (first: number, length: number): string =>
  String.fromCharCode(...Array.from({ length }, (_, place) => first + place));
const ZEROS = [...'٠۰०০੦૦୦௦౦೦൦๐໐၀០'].map((zero) => zero.charCodeAt(0));
/** No-break and thin blanks, hyphens, full width, digits of other scripts, and last what is left out. */
const FROM = `\u00a0\u1680${run(0x2000, 11)}\u202f\u205f\u3000${run(0x2010, 6)}\u2212\ufe58\ufe63${run(0xff01, 94)}${ZEROS.map((zero) => run(zero, 10)).join('')}\u200c\u200d\ufe0f`;
const TO = `${' '.repeat(16)}${'-'.repeat(9)}${run(0x21, 94)}${'0123456789'.repeat(ZEROS.length)}`;

/** SKUs of the release before as the rules write them, so that sellers still find them; of two that become one, the older one keeps its form. */
export class CleanSkus extends Migration {
  override up(): void {
    this.addSql(`
update offering set sku = found.clean from (
  select distinct on (party_id, clean) id, clean from (
    select id, party_id, sku, normalize(trim(translate(sku, '${FROM.replaceAll("'", "''")}', '${TO.replaceAll("'", "''")}')), NFC) as clean
    from offering where octet_length(sku) > length(sku)) strange
  where clean not in (sku, '') and not exists (select from offering other where other.party_id = strange.party_id and other.sku = clean)
  order by party_id, clean, id) found
where offering.id = found.id`);
  }
}
