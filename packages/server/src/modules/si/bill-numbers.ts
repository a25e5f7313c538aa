/**
 * SQL of the shipping instructions (`no`, `id`, `order_id`) of bills with these numbers: their own number, that of the part they were split into, or
 * that of their order. `company`, `numbers`: SQL of both. Each way is an index of its own, which leaves out blanks.
 */
export const instructionsWithNumbers = (company: string, numbers: string): string => `
  select r.split_mbl_no as no, r.id, r.order_id from si_record r
    where r.operator_id = ${company} and r.delete_mark = 0 and r.split_mbl_no <> '' and r.split_mbl_no = any(${numbers})
  union select r.mbl_no, r.id, r.order_id from si_record r
    where r.operator_id = ${company} and r.delete_mark = 0 and r.mbl_no <> '' and r.mbl_no = any(${numbers})
  union select o.mbl_no, r.id, r.order_id from cargo_order o
    join si_record r on r.order_id = o.id and r.operator_id = ${company} and r.delete_mark = 0
    where o.operator_id = ${company} and o.mbl_no = any(${numbers})`
