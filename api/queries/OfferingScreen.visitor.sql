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
                    (false) as "takeOffMarket"
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
                    "t2"."id" as "id",
                    "t2"."name" as "name",
                    "t2"."cas_number" as "casNumber"
                  from
                    "product" "t2"
                  where
                    "t2".id = "t1"."product_id"
                    and "t2".is_shown
                ) "$"
            ) as "product",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    "t3"."id" as "id",
                    "t3"."first_name" as "firstName",
                    "t3"."last_name" as "lastName",
                    "t3"."company_name" as "companyName",
                    null as "email"
                  from
                    "user" "t3"
                  where
                    "t3".id = "t1"."user_id"
                ) "$"
            ) as "user",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    "t4"."id" as "id",
                    "t4"."company_name" as "companyName",
                    "t4"."verification_status" as "verificationStatus",
                    "t4"."address" as "address",
                    "t4"."registration_country" as "registrationCountry",
                    "t4"."phone" as "phone",
                    null as "contactEmail",
                    "t4".closed_at is null
                    and "t4".locked_at is null as "isTrading"
                  from
                    "company_profile" "t4"
                  where
                    "t4".party_id = "t1"."party_id"
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
                        "order" "t5"
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
