select
  (
    (
      select
        row_to_json("$")
      from
        (
          select
            (
              select
                count(*)::int
              from
                "product" "t1"
              where
                "t1".is_shown
            ) as "totalCount",
            "$a"."a0" as "nodes",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    "$a"."a1" as "hasNextPage",
                    "$a"."a2" as "endCursor"
                ) "$"
            ) as "pageInfo"
          from
            (
              select
                coalesce(
                  json_agg(
                    "$p"."c0"
                    order by
                      "$p"."n"
                  ) filter (
                    where
                      "$p"."n" <= 20
                  ),
                  '[]'::json
                ) as "a0",
                count(*) filter (
                  where
                    "$p"."n" > 20
                ) > 0 as "a1",
                (
                  array_agg(
                    "$p"."c1"
                    order by
                      "$p"."n" desc
                  ) filter (
                    where
                      "$p"."n" <= 20
                  )
                ) [1] as "a2"
              from
                (
                  select
                    (
                      select
                        row_to_json("$")
                      from
                        (
                          select
                            "t1"."id" as "id",
                            "t1"."name" as "name",
                            "t1"."cas_number" as "casNumber",
                            "t1"."formula" as "formula",
                            coalesce(
                              "t1".specifications ->> 'form',
                              "t1".specifications ->> 'physical_form',
                              "t1".specifications ->> 'appearance'
                            ) as "form",
                            exists (
                              select
                                1
                              from
                                watch
                              where
                                watch."product_id" = "t1".id
                                and watch.user_id = $1
                            ) as "isWatched",
                            "t1"."specifications" as "specifications",
                            "t1"."safety_data" as "safetyData",
                            (
                              select
                                row_to_json("$")
                              from
                                (
                                  select
                                    "t2"."id" as "id",
                                    "t2"."name" as "name"
                                  from
                                    "category" "t2"
                                  where
                                    "t2".id = "t1"."category_id"
                                    and "t2".is_shown
                                ) "$"
                            ) as "category",
                            ("t1"."lowest_price")::text as "lowestPrice",
                            "t1"."lowest_price_unit" as "lowestPriceUnit",
                            "t1"."offer_count" as "offerCount"
                        ) "$"
                    ) as "c0",
                    translate(
                      encode(
                        convert_to(json_build_array((sort_name ("t1".name) collate "unicode")::text, "t1".id)::text, 'UTF8'),
                        'base64'
                      ),
                      E'
',
                      ''
                    ) as "c1",
                    row_number() over (
                      order by
                        sort_name ("t1".name) collate "unicode" asc,
                        "t1".id asc
                    ) as "n"
                  from
                    "product" "t1"
                  where
                    "t1".is_shown
                  order by
                    sort_name ("t1".name) collate "unicode" asc,
                    "t1".id asc
                  limit
                    21
                ) "$p"
            ) "$a"
        ) "$"
    )
  )::text as "json";
