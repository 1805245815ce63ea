select
  (
    (
      select
        row_to_json("$")
      from
        (
          select
            "t1"."id" as "id",
            "t1"."number" as "number",
            "t1"."title" as "title",
            "t1"."status" as "status",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    (
                      (
                        select
                          (
                            (acting.role is distinct from 'reader')
                            and (acting.lock_reason is null)
                            and (
                              acting.role is not null
                              or lock_of_leaver (acting.id) is null
                            )
                          ) is true
                        from
                          (
                            select
                              member.id,
                              own.role,
                              company.lock_reason
                            from
                              "user" member
                              left join company_member own on own.user_id = member.id
                              and own.left_at is null
                              left join company_profile company on company.id = own.company_id
                            where
                              member.id = $1
                          ) acting
                      ) is true
                      and (
                        (
                          (
                            "t1"."buyer_party_id" = (
                              select
                                party_id
                              from
                                "user"
                              where
                                id = $2
                            )
                            or "t1"."seller_party_id" = (
                              select
                                party_id
                              from
                                "user"
                              where
                                id = $3
                            )
                          )
                        )
                        and (
                          "t1"."seller_party_id" = (
                            select
                              party_id
                            from
                              "user"
                            where
                              id = $4
                          )
                        )
                        and ("t1".status in ($5))
                      ) is true
                    ) as "confirm",
                    (
                      (
                        select
                          (
                            (acting.role is distinct from 'reader')
                            and (acting.lock_reason is null)
                            and (
                              acting.role is not null
                              or lock_of_leaver (acting.id) is null
                            )
                          ) is true
                        from
                          (
                            select
                              member.id,
                              own.role,
                              company.lock_reason
                            from
                              "user" member
                              left join company_member own on own.user_id = member.id
                              and own.left_at is null
                              left join company_profile company on company.id = own.company_id
                            where
                              member.id = $6
                          ) acting
                      ) is true
                      and (
                        (
                          (
                            "t1"."buyer_party_id" = (
                              select
                                party_id
                              from
                                "user"
                              where
                                id = $7
                            )
                            or "t1"."seller_party_id" = (
                              select
                                party_id
                              from
                                "user"
                              where
                                id = $8
                            )
                          )
                        )
                        and (
                          "t1"."seller_party_id" = (
                            select
                              party_id
                            from
                              "user"
                            where
                              id = $9
                          )
                        )
                        and ("t1".status in ($10))
                      ) is true
                    ) as "ship",
                    (
                      (
                        select
                          (
                            (acting.role is distinct from 'reader')
                            and (acting.lock_reason is null)
                            and (
                              acting.role is not null
                              or lock_of_leaver (acting.id) is null
                            )
                          ) is true
                        from
                          (
                            select
                              member.id,
                              own.role,
                              company.lock_reason
                            from
                              "user" member
                              left join company_member own on own.user_id = member.id
                              and own.left_at is null
                              left join company_profile company on company.id = own.company_id
                            where
                              member.id = $11
                          ) acting
                      ) is true
                      and (
                        (
                          (
                            "t1"."buyer_party_id" = (
                              select
                                party_id
                              from
                                "user"
                              where
                                id = $12
                            )
                            or "t1"."seller_party_id" = (
                              select
                                party_id
                              from
                                "user"
                              where
                                id = $13
                            )
                          )
                        )
                        and (
                          "t1"."buyer_party_id" = (
                            select
                              party_id
                            from
                              "user"
                            where
                              id = $14
                          )
                        )
                        and ("t1".status in ($15))
                      ) is true
                    ) as "confirmDelivery",
                    (
                      (
                        select
                          (
                            (acting.role is distinct from 'reader')
                            and (acting.lock_reason is null)
                            and (
                              acting.role is not null
                              or lock_of_leaver (acting.id) is null
                            )
                          ) is true
                        from
                          (
                            select
                              member.id,
                              own.role,
                              company.lock_reason
                            from
                              "user" member
                              left join company_member own on own.user_id = member.id
                              and own.left_at is null
                              left join company_profile company on company.id = own.company_id
                            where
                              member.id = $16
                          ) acting
                      ) is true
                      and (
                        (
                          (
                            "t1"."buyer_party_id" = (
                              select
                                party_id
                              from
                                "user"
                              where
                                id = $17
                            )
                            or "t1"."seller_party_id" = (
                              select
                                party_id
                              from
                                "user"
                              where
                                id = $18
                            )
                          )
                        )
                        and (
                          "t1"."buyer_party_id" = (
                            select
                              party_id
                            from
                              "user"
                            where
                              id = $19
                          )
                        )
                        and ("t1".status in ($20))
                      ) is true
                    ) as "complete",
                    (
                      (
                        select
                          (
                            (acting.role is distinct from 'reader')
                            and (acting.lock_reason is null)
                            and (
                              acting.role is not null
                              or lock_of_leaver (acting.id) is null
                            )
                          ) is true
                        from
                          (
                            select
                              member.id,
                              own.role,
                              company.lock_reason
                            from
                              "user" member
                              left join company_member own on own.user_id = member.id
                              and own.left_at is null
                              left join company_profile company on company.id = own.company_id
                            where
                              member.id = $21
                          ) acting
                      ) is true
                      and (
                        (
                          (
                            "t1"."buyer_party_id" = (
                              select
                                party_id
                              from
                                "user"
                              where
                                id = $22
                            )
                            or "t1"."seller_party_id" = (
                              select
                                party_id
                              from
                                "user"
                              where
                                id = $23
                            )
                          )
                        )
                        and ("t1".status in ($24, $25))
                      ) is true
                    ) as "cancel",
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
                                  nth,
                                move,
                                coalesce(
                                  (
                                    select
                                      case
                                        when (acting.role is distinct from 'reader') is not true then json_build_object(
                                          'code',
                                          'FORBIDDEN',
                                          'message',
                                          concat(
                                            'Your role in the company is reader: you can read, but not trade. An admin of your company can change it.'
                                          ),
                                          'details',
                                          json_build_object(),
                                          'fields',
                                          null
                                        )
                                        when (acting.lock_reason is null) is not true then json_build_object(
                                          'code',
                                          'COMPANY_LOCKED',
                                          'message',
                                          concat(
                                            'Your company is locked: it can read, but not trade. Reason: ',
                                            acting."lock_reason",
                                            ' Please contact us about it.'
                                          ),
                                          'details',
                                          json_build_object(),
                                          'fields',
                                          null
                                        )
                                        when (
                                          acting.role is not null
                                          or lock_of_leaver (acting.id) is null
                                        ) is not true then json_build_object(
                                          'code',
                                          'COMPANY_LOCKED',
                                          'message',
                                          concat(
                                            'You belonged to a company that is locked, or your account has its name or address. Please save your company profile: you can trade once an admin has looked at it.'
                                          ),
                                          'details',
                                          json_build_object(),
                                          'fields',
                                          null
                                        )
                                      end
                                    from
                                      (
                                        select
                                          member.id,
                                          own.role,
                                          company.lock_reason
                                        from
                                          "user" member
                                          left join company_member own on own.user_id = member.id
                                          and own.left_at is null
                                          left join company_profile company on company.id = own.company_id
                                        where
                                          member.id = $26
                                      ) acting
                                  ),
                                  refusal
                                ) as refusal
                                from
                                  (
                                    values
                                      (
                                        0,
                                        'confirm',
                                        case
                                          when (
                                            (
                                              "t1"."buyer_party_id" = (
                                                select
                                                  party_id
                                                from
                                                  "user"
                                                where
                                                  id = $27
                                              )
                                              or "t1"."seller_party_id" = (
                                                select
                                                  party_id
                                                from
                                                  "user"
                                                where
                                                  id = $28
                                              )
                                            )
                                          ) is not true then json_build_object(
                                            'code',
                                            'NOT_FOUND',
                                            'message',
                                            concat('Order not found.'),
                                            'details',
                                            json_build_object(),
                                            'fields',
                                            null
                                          )
                                          when (
                                            "t1"."seller_party_id" = (
                                              select
                                                party_id
                                              from
                                                "user"
                                              where
                                                id = $29
                                            )
                                          ) is not true then json_build_object(
                                            'code',
                                            'FORBIDDEN',
                                            'message',
                                            concat('Only the seller can confirm this order.'),
                                            'details',
                                            json_build_object(),
                                            'fields',
                                            null
                                          )
                                          when ("t1".status in ($30)) is not true then json_build_object(
                                            'code',
                                            'ORDER_STATE',
                                            'message',
                                            concat('This order is ', "t1"."status", ' and cannot be confirmed.'),
                                            'details',
                                            json_build_object('orderStatus', "t1"."status"),
                                            'fields',
                                            null
                                          )
                                        end
                                      ),
                                      (
                                        1,
                                        'ship',
                                        case
                                          when (
                                            (
                                              "t1"."buyer_party_id" = (
                                                select
                                                  party_id
                                                from
                                                  "user"
                                                where
                                                  id = $31
                                              )
                                              or "t1"."seller_party_id" = (
                                                select
                                                  party_id
                                                from
                                                  "user"
                                                where
                                                  id = $32
                                              )
                                            )
                                          ) is not true then json_build_object(
                                            'code',
                                            'NOT_FOUND',
                                            'message',
                                            concat('Order not found.'),
                                            'details',
                                            json_build_object(),
                                            'fields',
                                            null
                                          )
                                          when (
                                            "t1"."seller_party_id" = (
                                              select
                                                party_id
                                              from
                                                "user"
                                              where
                                                id = $33
                                            )
                                          ) is not true then json_build_object(
                                            'code',
                                            'FORBIDDEN',
                                            'message',
                                            concat('Only the seller can ship this order.'),
                                            'details',
                                            json_build_object(),
                                            'fields',
                                            null
                                          )
                                          when ("t1".status in ($34)) is not true then json_build_object(
                                            'code',
                                            'ORDER_STATE',
                                            'message',
                                            concat('This order is ', "t1"."status", ' and cannot be shipped.'),
                                            'details',
                                            json_build_object('orderStatus', "t1"."status"),
                                            'fields',
                                            null
                                          )
                                        end
                                      ),
                                      (
                                        2,
                                        'confirmDelivery',
                                        case
                                          when (
                                            (
                                              "t1"."buyer_party_id" = (
                                                select
                                                  party_id
                                                from
                                                  "user"
                                                where
                                                  id = $35
                                              )
                                              or "t1"."seller_party_id" = (
                                                select
                                                  party_id
                                                from
                                                  "user"
                                                where
                                                  id = $36
                                              )
                                            )
                                          ) is not true then json_build_object(
                                            'code',
                                            'NOT_FOUND',
                                            'message',
                                            concat('Order not found.'),
                                            'details',
                                            json_build_object(),
                                            'fields',
                                            null
                                          )
                                          when (
                                            "t1"."buyer_party_id" = (
                                              select
                                                party_id
                                              from
                                                "user"
                                              where
                                                id = $37
                                            )
                                          ) is not true then json_build_object(
                                            'code',
                                            'FORBIDDEN',
                                            'message',
                                            concat('Only the buyer can say that this order was delivered.'),
                                            'details',
                                            json_build_object(),
                                            'fields',
                                            null
                                          )
                                          when ("t1".status in ($38)) is not true then json_build_object(
                                            'code',
                                            'ORDER_STATE',
                                            'message',
                                            concat('This order is ', "t1"."status", ' and cannot be delivered.'),
                                            'details',
                                            json_build_object('orderStatus', "t1"."status"),
                                            'fields',
                                            null
                                          )
                                        end
                                      ),
                                      (
                                        3,
                                        'complete',
                                        case
                                          when (
                                            (
                                              "t1"."buyer_party_id" = (
                                                select
                                                  party_id
                                                from
                                                  "user"
                                                where
                                                  id = $39
                                              )
                                              or "t1"."seller_party_id" = (
                                                select
                                                  party_id
                                                from
                                                  "user"
                                                where
                                                  id = $40
                                              )
                                            )
                                          ) is not true then json_build_object(
                                            'code',
                                            'NOT_FOUND',
                                            'message',
                                            concat('Order not found.'),
                                            'details',
                                            json_build_object(),
                                            'fields',
                                            null
                                          )
                                          when (
                                            "t1"."buyer_party_id" = (
                                              select
                                                party_id
                                              from
                                                "user"
                                              where
                                                id = $41
                                            )
                                          ) is not true then json_build_object(
                                            'code',
                                            'FORBIDDEN',
                                            'message',
                                            concat('Only the buyer can complete this order.'),
                                            'details',
                                            json_build_object(),
                                            'fields',
                                            null
                                          )
                                          when ("t1".status in ($42)) is not true then json_build_object(
                                            'code',
                                            'ORDER_STATE',
                                            'message',
                                            concat('This order is ', "t1"."status", ' and cannot be completed.'),
                                            'details',
                                            json_build_object('orderStatus', "t1"."status"),
                                            'fields',
                                            null
                                          )
                                        end
                                      ),
                                      (
                                        4,
                                        'cancel',
                                        case
                                          when (
                                            (
                                              "t1"."buyer_party_id" = (
                                                select
                                                  party_id
                                                from
                                                  "user"
                                                where
                                                  id = $43
                                              )
                                              or "t1"."seller_party_id" = (
                                                select
                                                  party_id
                                                from
                                                  "user"
                                                where
                                                  id = $44
                                              )
                                            )
                                          ) is not true then json_build_object(
                                            'code',
                                            'NOT_FOUND',
                                            'message',
                                            concat('Order not found.'),
                                            'details',
                                            json_build_object(),
                                            'fields',
                                            null
                                          )
                                          when ("t1".status in ($45, $46)) is not true then json_build_object(
                                            'code',
                                            'ORDER_STATE',
                                            'message',
                                            concat('This order is ', "t1"."status", ' and cannot be cancelled.'),
                                            'details',
                                            json_build_object('orderStatus', "t1"."status"),
                                            'fields',
                                            null
                                          )
                                        end
                                      ),
                                      (
                                        5,
                                        'setPurchaseOrderNumber',
                                        case
                                          when (
                                            (
                                              "t1"."buyer_party_id" = (
                                                select
                                                  party_id
                                                from
                                                  "user"
                                                where
                                                  id = $47
                                              )
                                              or "t1"."seller_party_id" = (
                                                select
                                                  party_id
                                                from
                                                  "user"
                                                where
                                                  id = $48
                                              )
                                            )
                                          ) is not true then json_build_object(
                                            'code',
                                            'NOT_FOUND',
                                            'message',
                                            concat('Order not found.'),
                                            'details',
                                            json_build_object(),
                                            'fields',
                                            null
                                          )
                                          when (
                                            "t1"."buyer_party_id" = (
                                              select
                                                party_id
                                              from
                                                "user"
                                              where
                                                id = $49
                                            )
                                          ) is not true then json_build_object(
                                            'code',
                                            'FORBIDDEN',
                                            'message',
                                            concat('Only the buyer names a purchase order number.'),
                                            'details',
                                            json_build_object(),
                                            'fields',
                                            null
                                          )
                                          when ("t1".status <> 'cancelled') is not true then json_build_object(
                                            'code',
                                            'ORDER_STATE',
                                            'message',
                                            concat('This order is ', "t1"."status", ' and cannot be changed.'),
                                            'details',
                                            json_build_object('orderStatus', "t1"."status"),
                                            'fields',
                                            null
                                          )
                                        end
                                      )
                                  ) listed (
                                    nth,
                                    move,
                                    refusal
                                  )
                              ) "t2"
                            where
                              "t2".refusal is not null
                            order by
                              "t2".nth
                            limit
                              6
                          ) "$"
                      ),
                      '[]'::json
                    ) as "whyNot",
                    (
                      (
                        select
                          (
                            (acting.role is distinct from 'reader')
                            and (acting.lock_reason is null)
                            and (
                              acting.role is not null
                              or lock_of_leaver (acting.id) is null
                            )
                          ) is true
                        from
                          (
                            select
                              member.id,
                              own.role,
                              company.lock_reason
                            from
                              "user" member
                              left join company_member own on own.user_id = member.id
                              and own.left_at is null
                              left join company_profile company on company.id = own.company_id
                            where
                              member.id = $50
                          ) acting
                      ) is true
                      and (
                        (
                          (
                            "t1"."buyer_party_id" = (
                              select
                                party_id
                              from
                                "user"
                              where
                                id = $51
                            )
                            or "t1"."seller_party_id" = (
                              select
                                party_id
                              from
                                "user"
                              where
                                id = $52
                            )
                          )
                        )
                        and (
                          "t1"."buyer_party_id" = (
                            select
                              party_id
                            from
                              "user"
                            where
                              id = $53
                          )
                        )
                        and ("t1".status <> 'cancelled')
                      ) is true
                    ) as "setPurchaseOrderNumber"
                ) "$"
            ) as "viewerCan",
            ("t1"."total_amount")::text as "totalAmount",
            to_char("t1"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
            "t1"."buyer_id" as "buyerId",
            "t1"."seller_id" as "sellerId",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    "t3"."id" as "id",
                    "t3"."city" as "city",
                    "t3"."country" as "country",
                    "t3"."first_name" as "firstName",
                    "t3"."last_name" as "lastName",
                    "t3"."company_name" as "companyName"
                  from
                    "user" "t3"
                  where
                    "t3".id = "t1"."buyer_id"
                ) "$"
            ) as "buyer",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    "t4"."id" as "id",
                    "t4"."city" as "city",
                    "t4"."country" as "country",
                    "t4"."first_name" as "firstName",
                    "t4"."last_name" as "lastName",
                    "t4"."company_name" as "companyName"
                  from
                    "user" "t4"
                  where
                    "t4".id = "t1"."seller_id"
                ) "$"
            ) as "seller",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    "t5"."id" as "id",
                    "t5"."address" as "address",
                    "t5"."registration_country" as "registrationCountry",
                    "t5"."company_name" as "companyName",
                    "t5"."verification_status" as "verificationStatus"
                  from
                    "company_profile" "t5"
                  where
                    "t5".party_id = "t1"."buyer_party_id"
                ) "$"
            ) as "buyerCompany",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    "t6"."id" as "id",
                    "t6"."address" as "address",
                    "t6"."registration_country" as "registrationCountry",
                    "t6"."company_name" as "companyName",
                    "t6"."verification_status" as "verificationStatus"
                  from
                    "company_profile" "t6"
                  where
                    "t6".party_id = "t1"."seller_party_id"
                ) "$"
            ) as "sellerCompany",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    "t7"."name" as "name",
                    "t7"."email" as "email",
                    "t7"."phone" as "phone",
                    "t7"."vat_number" as "vatNumber"
                  from
                    (
                      values
                        (
                          "t1".buyer_party_id,
                          "t1".seller_party_id,
                          "t1"."buyer_contact_name",
                          "t1"."buyer_contact_email",
                          "t1"."buyer_contact_phone",
                          "t1"."buyer_vat_number"
                        )
                    ) "t7" (buyer_party_id, seller_party_id, name, email, phone, vat_number)
                  where
                    (
                      "t7"."buyer_party_id" = any (
                        array(
                          select
                            unnest(array[party_id, own_party_id])
                          from
                            "user"
                          where
                            id = $54
                          union all
                          select
                            party_id
                          from
                            company_profile
                          where
                            user_id = $55
                            and closed_at is not null
                        )
                      )
                      or "t7"."seller_party_id" = any (
                        array(
                          select
                            unnest(array[party_id, own_party_id])
                          from
                            "user"
                          where
                            id = $56
                          union all
                          select
                            party_id
                          from
                            company_profile
                          where
                            user_id = $57
                            and closed_at is not null
                        )
                      )
                    )
                ) "$"
            ) as "buyerContact",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    "t8"."name" as "name",
                    "t8"."email" as "email",
                    "t8"."phone" as "phone",
                    "t8"."vat_number" as "vatNumber"
                  from
                    (
                      values
                        (
                          "t1".buyer_party_id,
                          "t1".seller_party_id,
                          "t1"."seller_contact_name",
                          "t1"."seller_contact_email",
                          "t1"."seller_contact_phone",
                          "t1"."seller_vat_number"
                        )
                    ) "t8" (buyer_party_id, seller_party_id, name, email, phone, vat_number)
                  where
                    (
                      "t8"."buyer_party_id" = any (
                        array(
                          select
                            unnest(array[party_id, own_party_id])
                          from
                            "user"
                          where
                            id = $58
                          union all
                          select
                            party_id
                          from
                            company_profile
                          where
                            user_id = $59
                            and closed_at is not null
                        )
                      )
                      or "t8"."seller_party_id" = any (
                        array(
                          select
                            unnest(array[party_id, own_party_id])
                          from
                            "user"
                          where
                            id = $60
                          union all
                          select
                            party_id
                          from
                            company_profile
                          where
                            user_id = $61
                            and closed_at is not null
                        )
                      )
                    )
                ) "$"
            ) as "sellerContact",
            "t1"."quantity" as "quantity",
            "t1"."unit" as "unit",
            ("t1".price)::text as "unitPrice",
            "t1"."material_name" as "materialName",
            "t1"."location" as "location",
            case
              when (
                "t1"."buyer_party_id" = any (
                  array(
                    select
                      unnest(array[party_id, own_party_id])
                    from
                      "user"
                    where
                      id = $62
                    union all
                    select
                      party_id
                    from
                      company_profile
                    where
                      user_id = $63
                      and closed_at is not null
                  )
                )
                or "t1"."seller_party_id" = any (
                  array(
                    select
                      unnest(array[party_id, own_party_id])
                    from
                      "user"
                    where
                      id = $64
                    union all
                    select
                      party_id
                    from
                      company_profile
                    where
                      user_id = $65
                      and closed_at is not null
                  )
                )
              ) then "t1".purchase_order_number
            end as "purchaseOrderNumber",
            case
              when (
                "t1"."buyer_party_id" = any (
                  array(
                    select
                      unnest(array[party_id, own_party_id])
                    from
                      "user"
                    where
                      id = $66
                    union all
                    select
                      party_id
                    from
                      company_profile
                    where
                      user_id = $67
                      and closed_at is not null
                  )
                )
                or "t1"."seller_party_id" = any (
                  array(
                    select
                      unnest(array[party_id, own_party_id])
                    from
                      "user"
                    where
                      id = $68
                    union all
                    select
                      party_id
                    from
                      company_profile
                    where
                      user_id = $69
                      and closed_at is not null
                  )
                )
              ) then "t1".delivery_address
            end as "deliveryAddress",
            "t1"."quote_id" as "quoteId",
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
            (
              select
                row_to_json("$")
              from
                (
                  select
                    "t9"."id" as "id",
                    "t9"."name" as "name",
                    "t9"."cas_number" as "casNumber"
                  from
                    "product" "t9"
                  where
                    "t9".id = (
                      select
                        coalesce(offering.product_id, rfp.product_id, auction.product_id)
                      from
                        (
                          values
                            ("t1".offering_id, "t1".bid_id)
                        ) source (offering_id, bid_id)
                        left join offering on offering.id = source.offering_id
                        left join bid on bid.id = source.bid_id
                        left join rfp on rfp.id = bid.rfp_id
                        left join auction on auction.id = bid.auction_id
                    )
                    and "t9".is_shown
                ) "$"
            ) as "product",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    "t10"."id" as "id",
                    ("t10"."price")::text as "price",
                    (
                      select
                        row_to_json("$")
                      from
                        (
                          select
                            (
                              (
                                select
                                  (
                                    (acting.role is distinct from 'reader')
                                    and (acting.lock_reason is null)
                                    and (
                                      acting.role is not null
                                      or lock_of_leaver (acting.id) is null
                                    )
                                  ) is true
                                from
                                  (
                                    select
                                      member.id,
                                      own.role,
                                      company.lock_reason
                                    from
                                      "user" member
                                      left join company_member own on own.user_id = member.id
                                      and own.left_at is null
                                      left join company_profile company on company.id = own.company_id
                                    where
                                      member.id = $70
                                  ) acting
                              ) is true
                              and (
                                (
                                  (
                                    select
                                      viewer.party_id <> "t10".party_id
                                      and viewer.party_id not in (
                                        select
                                          other.party_id
                                        from
                                          company_profile own
                                          join company_profile other on other.registration_key = own.registration_key
                                          and other.verification_status = 'approved'
                                          and lower(btrim(other.registration_country)) = lower(btrim(own.registration_country))
                                        where
                                          own.verification_status = 'approved'
                                          and own.party_id = "t10".party_id
                                      )
                                    from
                                      "user" viewer
                                    where
                                      viewer.id = $71
                                  )
                                )
                                and (
                                  "t10".status = 'active'
                                  and coalesce("t10".available_until >= (statement_timestamp() at time zone 'UTC')::date, true)
                                )
                                and (
                                  not exists (
                                    select
                                    from
                                      company_profile
                                    where
                                      party_id = "t10"."party_id"
                                      and locked_at is not null
                                  )
                                )
                                and (coalesce("t10".minimum_quantity <= "t10".quantity, true))
                              ) is true
                            ) as "order"
                        ) "$"
                    ) as "viewerCan"
                  from
                    "offering" "t10"
                  where
                    "t10".id = "t1"."offering_id"
                ) "$"
            ) as "offering",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    "t11"."id" as "id",
                    case
                      when (
                        "t11".party_id = any (
                          array(
                            select
                              unnest(array[party_id, own_party_id])
                            from
                              "user"
                            where
                              id = $72
                            union all
                            select
                              party_id
                            from
                              company_profile
                            where
                              user_id = $73
                              and closed_at is not null
                          )
                        )
                        or exists (
                          select
                            1
                          from
                            rfp
                          where
                            rfp.id = "t11".rfp_id
                            and rfp.party_id = any (
                              array(
                                select
                                  unnest(array[party_id, own_party_id])
                                from
                                  "user"
                                where
                                  id = $74
                                union all
                                select
                                  party_id
                                from
                                  company_profile
                                where
                                  user_id = $75
                                  and closed_at is not null
                              )
                            )
                        )
                        or exists (
                          select
                            1
                          from
                            auction seen_auction
                          where
                            seen_auction.id = "t11".auction_id
                            and seen_auction.party_id = any (
                              array(
                                select
                                  unnest(array[party_id, own_party_id])
                                from
                                  "user"
                                where
                                  id = $76
                                union all
                                select
                                  party_id
                                from
                                  company_profile
                                where
                                  user_id = $77
                                  and closed_at is not null
                              )
                            )
                            and seen_auction.awarded_bid_id = "t11".id
                        )
                      ) then "t11".message
                    end as "message",
                    "t11"."auction_id" as "auctionId",
                    "t11"."rfp_id" as "rfpId"
                  from
                    "bid" "t11"
                  where
                    "t11".id = "t1"."bid_id"
                    and (
                      "t11".party_id = any (
                        array(
                          select
                            unnest(array[party_id, own_party_id])
                          from
                            "user"
                          where
                            id = $78
                          union all
                          select
                            party_id
                          from
                            company_profile
                          where
                            user_id = $79
                            and closed_at is not null
                        )
                      )
                      or exists (
                        select
                          1
                        from
                          rfp
                        where
                          rfp.id = "t11".rfp_id
                          and rfp.party_id = any (
                            array(
                              select
                                unnest(array[party_id, own_party_id])
                              from
                                "user"
                              where
                                id = $80
                              union all
                              select
                                party_id
                              from
                                company_profile
                              where
                                user_id = $81
                                and closed_at is not null
                            )
                          )
                      )
                      or exists (
                        select
                          1
                        from
                          auction seen_auction
                        where
                          seen_auction.id = "t11".auction_id
                          and (
                            seen_auction.bid_visibility = 'public'
                            or (
                              seen_auction.closed_at is not null
                              and (
                                seen_auction.bid_visibility = 'public'
                                or seen_auction.outcome is distinct from 'cancelled'
                              )
                            )
                            or (
                              seen_auction.bid_visibility = 'rank_only'
                              and seen_auction.party_id = any (
                                array(
                                  select
                                    unnest(array[party_id, own_party_id])
                                  from
                                    "user"
                                  where
                                    id = $82
                                  union all
                                  select
                                    party_id
                                  from
                                    company_profile
                                  where
                                    user_id = $83
                                    and closed_at is not null
                                )
                              )
                            )
                          )
                      )
                    )
                ) "$"
            ) as "bid",
            coalesce(
              (
                select
                  json_agg("$")
                from
                  (
                    select
                      "t12"."id" as "id",
                      to_char("t12"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
                      "t12"."status" as "status",
                      "t12"."note" as "note",
                      (
                        select
                          row_to_json("$")
                        from
                          (
                            select
                              "t13"."id" as "id",
                              "t13"."first_name" as "firstName",
                              "t13"."last_name" as "lastName",
                              "t13"."company_name" as "companyName",
                              (
                                select
                                  row_to_json("$")
                                from
                                  (
                                    select
                                      "t14"."id" as "id",
                                      "t14"."company_name" as "companyName",
                                      "t14"."verification_status" as "verificationStatus"
                                    from
                                      "company_profile" "t14"
                                    where
                                      "t14".party_id = "t13"."party_id"
                                  ) "$"
                              ) as "companyProfile"
                            from
                              "user" "t13"
                            where
                              "t13".id = "t12"."actor_id"
                          ) "$"
                      ) as "actor"
                    from
                      "order_event" "t12"
                    where
                      "t12"."order_id" = "t1".id
                      and exists (
                        select
                          1
                        from
                          "order" "seen_order"
                        where
                          "seen_order".id = "t12"."order_id"
                          and (
                            "seen_order"."buyer_party_id" = any (
                              array(
                                select
                                  unnest(array[party_id, own_party_id])
                                from
                                  "user"
                                where
                                  id = $84
                                union all
                                select
                                  party_id
                                from
                                  company_profile
                                where
                                  user_id = $85
                                  and closed_at is not null
                              )
                            )
                            or "seen_order"."seller_party_id" = any (
                              array(
                                select
                                  unnest(array[party_id, own_party_id])
                                from
                                  "user"
                                where
                                  id = $86
                                union all
                                select
                                  party_id
                                from
                                  company_profile
                                where
                                  user_id = $87
                                  and closed_at is not null
                              )
                            )
                          )
                      )
                    order by
                      "t12".created_at,
                      "t12".id
                    limit
                      5
                  ) "$"
              ),
              '[]'::json
            ) as "history"
          from
            "order" "t1"
          where
            "t1".id = $88
            and (
              "t1"."buyer_party_id" = any (
                array(
                  select
                    unnest(array[party_id, own_party_id])
                  from
                    "user"
                  where
                    id = $89
                  union all
                  select
                    party_id
                  from
                    company_profile
                  where
                    user_id = $90
                    and closed_at is not null
                )
              )
              or "t1"."seller_party_id" = any (
                array(
                  select
                    unnest(array[party_id, own_party_id])
                  from
                    "user"
                  where
                    id = $91
                  union all
                  select
                    party_id
                  from
                    company_profile
                  where
                    user_id = $92
                    and closed_at is not null
                )
              )
            )
        ) "$"
    )
  )::text as "json";
