import { expect, it } from 'vitest'
import { namesCountry } from './countries.ts'

it.each([
  ['NO. 88 JIANGDONG NORTH ROAD\nNINGBO, CHINA', true],
  ['20095 HAMBURG, GERMANY', true],
  ['LOS ANGELES CA 90001, U.S.A.', true],
  ['IZMIR, Türkiye', true],
  ["ABIDJAN, COTE D'IVOIRE", true],
  ['SEOUL, KOREA', true],
  ['NO. 88 JIANGDONG NORTH ROAD\nNINGBO', false],
  ['CHINATOWN PLAZA 5, SUITE US', false],
])('%j names a country: %s', (address, named) => expect(namesCountry(address)).toBe(named))
