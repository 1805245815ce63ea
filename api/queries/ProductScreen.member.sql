select
  (
    (
      select
        row_to_json("$")
      from
        (
          select
            "t1"."id" as "id",
            "t1"."name" as "name",
            exists (
              select
                1
              from
                watch
              where
                watch."product_id" = "t1".id
                and watch.user_id = $1
            ) as "isWatched",
            "t1"."description" as "description",
            "t1"."cas_number" as "casNumber",
            "t1"."formula" as "formula",
            coalesce(
              "t1".specifications ->> 'form',
              "t1".specifications ->> 'physical_form',
              "t1".specifications ->> 'appearance'
            ) as "form",
            "t1"."synonyms" as "synonyms",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    "t2"."id" as "id",
                    "t2"."name" as "name",
                    case cardinality("t2".path)
                      when 1 then 'industry'
                      when 2 then 'product_family'
                      else 'category'
                    end as "level",
                    coalesce(
                      (
                        select
                          json_agg("$")
                        from
                          (
                            select
                              "t3"."id" as "id",
                              "t3"."name" as "name",
                              case cardinality("t3".path)
                                when 1 then 'industry'
                                when 2 then 'product_family'
                                else 'category'
                              end as "level"
                            from
                              "category" "t3"
                            where
                              "t3".id = any ("t2".path)
                              and "t3".id <> "t2".id
                              and "t3".is_shown
                            order by
                              cardinality("t3".path)
                            limit
                              10
                          ) "$"
                      ),
                      '[]'::json
                    ) as "ancestors"
                  from
                    "category" "t2"
                  where
                    "t2".id = "t1"."category_id"
                    and "t2".is_shown
                ) "$"
            ) as "category",
            "t1"."offer_count" as "offerCount",
            ("t1"."lowest_price")::text as "lowestPrice",
            "t1"."lowest_price_unit" as "lowestPriceUnit",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    "t4"."id" as "id",
                    "t4"."symbol" as "symbol",
                    "t4"."unit" as "unit",
                    (
                      (
                        select
                          point.price
                        from
                          price_point point
                        where
                          point.commodity_id = "t4".id
                          and point.region = $2
                          and point.day <= (
                            select
                              max(latest.day)
                            from
                              price_point latest
                            where
                              latest.commodity_id = "t4".id
                              and latest.region = $3
                          ) - $4::int
                        order by
                          point.day desc
                        limit
                          1
                      )
                    )::text as "currentPrice",
                    to_char(
                      (
                        select
                          point.day
                        from
                          price_point point
                        where
                          point.commodity_id = "t4".id
                          and point.region = $5
                          and point.day <= (
                            select
                              max(latest.day)
                            from
                              price_point latest
                            where
                              latest.commodity_id = "t4".id
                              and latest.region = $6
                          ) - $7::int
                        order by
                          point.day desc
                        limit
                          1
                      ),
                      'YYYY-MM-DD'
                    ) as "priceDate"
                  from
                    "commodity" "t4"
                  where
                    "t4".id = "t1"."commodity_id"
                ) "$"
            ) as "commodity",
            ("t1"."reference_price")::text as "referencePrice",
            "t1"."reference_unit" as "referenceUnit",
            "t1"."reference_year" as "referenceYear",
            "t1"."safety_data" as "safetyData",
            "t1"."specifications" as "specifications",
            (
              select
                row_to_json("$")
              from
                (
                  select
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
                                    "t5"."id" as "id",
                                    "t5"."user_id" as "userId",
                                    "t5"."title" as "title",
                                    ("t5"."price")::text as "price",
                                    "t5"."unit" as "unit",
                                    trim_scale("t5".comparable_price)::text as "comparablePrice",
                                    "t5"."comparable_unit" as "comparableUnit",
                                    "t5"."price_check" as "priceCheck",
                                    to_char("t5"."price_confirmed_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "priceConfirmedAt",
                                    coalesce(
                                      (
                                        select
                                          lower(product.specifications ->> 'grade') <> lower(btrim("t5".specifications ->> 'grade'))
                                        from
                                          product
                                        where
                                          product.id = "t5".product_id
                                      ),
                                      false
                                    ) as "hasOtherGrade",
                                    (
                                      select
                                        row_to_json("$")
                                      from
                                        (
                                          select
                                            "t5"."unit" as "unit",
                                            "t5"."quantity_tolerance" as "quantityTolerance",
                                            "t5"."minimum_quantity" as "minimumQuantity",
                                            "t5"."delivery_terms" as "deliveryTerms",
                                            "t5"."delivery_location" as "deliveryLocation",
                                            "t5"."payment_terms" as "paymentTerms",
                                            "t5"."lead_time_days" as "leadTimeDays",
                                            to_char("t5"."delivery_date", 'YYYY-MM-DD') as "deliveryDate",
                                            "t5"."packaging" as "packaging",
                                            "t5"."origin" as "origin",
                                            "t5"."specifications" as "specifications"
                                        ) "$"
                                    ) as "terms",
                                    "t5"."quantity" as "quantity",
                                    (
                                      select
                                        row_to_json("$")
                                      from
                                        (
                                          select
                                            case
                                              when "t6".id = $8 then "t6".email
                                              else (
                                                select
                                                  contact_email
                                                from
                                                  company_profile
                                                where
                                                  company_profile.party_id = "t6".party_id
                                              )
                                            end as "email",
                                            "t6"."id" as "id",
                                            "t6"."first_name" as "firstName",
                                            "t6"."last_name" as "lastName",
                                            "t6"."company_name" as "companyName"
                                          from
                                            "user" "t6"
                                          where
                                            "t6".id = "t5"."user_id"
                                        ) "$"
                                    ) as "user",
                                    (
                                      select
                                        row_to_json("$")
                                      from
                                        (
                                          select
                                            "t7"."address" as "address",
                                            "t7"."registration_country" as "registrationCountry",
                                            "t7"."phone" as "phone",
                                            "t7".contact_email as "contactEmail",
                                            "t7"."id" as "id",
                                            "t7"."company_name" as "companyName",
                                            "t7"."verification_status" as "verificationStatus"
                                          from
                                            "company_profile" "t7"
                                          where
                                            "t7".party_id = "t5"."party_id"
                                        ) "$"
                                    ) as "company"
                                ) "$"
                            ) as "c0",
                            translate(
                              encode(convert_to(json_build_array(("t5".price_order)::text, "t5".id)::text, 'UTF8'), 'base64'),
                              E'
',
                              ''
                            ) as "c1",
                            row_number() over (
                              order by
                                "t5".price_order asc,
                                "t5".id asc
                            ) as "n"
                          from
                            "offering" "t5"
                          where
                            "t5"."product_id" = "t1".id
                            and "t5".status = 'active'
                            and coalesce("t5".available_until >= (statement_timestamp() at time zone 'UTC')::date, true)
                          order by
                            "t5".price_order asc,
                            "t5".id asc
                          limit
                            21
                        ) "$p"
                    ) "$a"
                ) "$"
            ) as "offerings"
          from
            "product" "t1"
          where
            "t1".id = $9
            and "t1".is_shown
        ) "$"
    )
  )::text as "json";
