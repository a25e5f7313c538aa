/** SQL over alias `t`: whether the days of a row have come, hold, or are over. */
export const effectSql = `case when t.valid_to < china_day() then 'expired' when t.valid_from > china_day() then 'pending' else 'active' end`
