/** SQL of the customer's name over the row `t` of a quotation or an inquiry; its code where no such customer is kept. */
export const customerName =
  'coalesce((select c.name_zh from customer c where c.company_id = t.company_id and c.code = t.customer_code limit 1), t.customer_code)'
