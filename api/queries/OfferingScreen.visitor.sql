select
  (
    (
      select
        row_to_json("$")
      from
        (
          select
            "t1"."id" as "id",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    (false) as "order",
                    (false) as "inquire",
                    (false) as "edit",
                    (false) as "withdraw",
                    (false) as "relist",
                    (false) as "takeOffMarket",
                    coalesce(
                      (
                        select
                          json_agg("$")
                        from
                          (
                            select
                              "t2".move as "move",
                              "t2".refusal ->> 'message' as "message"
                            from
                              (
                                select
                                  0 as nth,
                                  '' as
                                move,
                                null::json as refusal
                              ) "t2"
                            where
                              false
                            order by
                              "t2".nth
                            limit
                              5
                          ) "$"
                      ),
                      '[]'::json
                    ) as "whyNot"
                ) "$"
            ) as "viewerCan",
            "t1"."user_id" as "userId",
            "t1"."title" as "title",
            "t1"."description" as "description",
            coalesce(
              (
                select
                  lower(product.specifications ->> 'grade') <> lower(btrim("t1".specifications ->> 'grade'))
                from
                  product
                where
                  product.id = "t1".product_id
              ),
              false
            ) as "hasOtherGrade",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    "t1"."unit" as "unit",
                    "t1"."quantity_tolerance" as "quantityTolerance",
                    "t1"."minimum_quantity" as "minimumQuantity",
                    "t1"."delivery_terms" as "deliveryTerms",
                    "t1"."delivery_location" as "deliveryLocation",
                    "t1"."payment_terms" as "paymentTerms",
                    "t1"."lead_time_days" as "leadTimeDays",
                    to_char("t1"."delivery_date", 'YYYY-MM-DD') as "deliveryDate",
                    "t1"."packaging" as "packaging",
                    "t1"."origin" as "origin",
                    "t1"."specifications" as "specifications"
                ) "$"
            ) as "terms",
            "t1"."quantity" as "quantity",
            "t1"."unit" as "unit",
            ("t1"."price")::text as "price",
            "t1"."price_check" as "priceCheck",
            to_char("t1"."price_confirmed_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "priceConfirmedAt",
            "t1"."location" as "location",
            to_char("t1"."available_until", 'YYYY-MM-DD') as "availableUntil",
            to_char("t1"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
            case
              when "t1".status = 'active'
              and "t1".available_until < (statement_timestamp() at time zone 'UTC')::date then 'expired'
              else "t1".status
            end as "status",
            false as "isWatched",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    "t3"."id" as "id",
                    "t3"."name" as "name",
                    "t3"."cas_number" as "casNumber"
                  from
                    "product" "t3"
                  where
                    "t3".id = "t1"."product_id"
                    and "t3".is_shown
                ) "$"
            ) as "product",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    "t4"."id" as "id",
                    "t4"."first_name" as "firstName",
                    "t4"."last_name" as "lastName",
                    "t4"."company_name" as "companyName",
                    null as "email"
                  from
                    "user" "t4"
                  where
                    "t4".id = "t1"."user_id"
                ) "$"
            ) as "user",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    "t5"."id" as "id",
                    "t5"."company_name" as "companyName",
                    "t5"."verification_status" as "verificationStatus",
                    "t5"."address" as "address",
                    "t5"."registration_country" as "registrationCountry",
                    "t5"."phone" as "phone",
                    null as "contactEmail"
                  from
                    "company_profile" "t5"
                  where
                    "t5".party_id = "t1"."party_id"
                ) "$"
            ) as "company",
            trim_scale("t1".comparable_price)::text as "comparablePrice",
            "t1"."comparable_unit" as "comparableUnit",
            null as "sku",
            null as "inquiryCount",
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
                        "order" "t6"
                      where
                        false
                    ) as "totalCount"
                ) "$"
            ) as "orders"
          from
            "offering" "t1"
          where
            "t1".id = $1
        ) "$"
    )
  )::text as "json";
