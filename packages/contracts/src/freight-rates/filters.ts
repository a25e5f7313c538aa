/** Filters of the list of rates. A call on all rates of a list is checked by them, without the labels and states of the fields. */
const codes = ['CarrierCode', 'LaneCode', 'PolCode', 'PodCode', 'SupplierCode']
const choices = ['Basis', 'RateType', 'Visibility', 'Stage', 'Effect', 'Ends', 'PublishedIn']
const flags = ['Featured', 'NotVisible', 'UpdatedToday']
const filters = (keys: readonly string[], kind: 'choice' | 'reference' | 'flag') =>
  keys.map((key) => ({ key, kind, filter: true }) as const)

export const rateFilters = { all: [...filters(codes, 'reference'), ...filters(choices, 'choice'), ...filters(flags, 'flag')] }
