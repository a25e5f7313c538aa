import { expect, it } from 'vitest'
import { rowFilter } from '../entity/schemas.ts'
import { rateFilters } from './filters.ts'
import { freightRateCalls } from './freight-rate.ts'

it('takes for all rates of a list exactly what the list is filtered by', () => {
  expect(rowFilter(rateFilters)).toEqual(rowFilter(freightRateCalls.entity))
})
