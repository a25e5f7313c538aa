import { expect, it } from 'vitest'
import { countriesOfAddress, isSameCountry, namesCountry } from './countries.ts'

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

it.each([
  ['HAMBURG HOME TRADING GMBH\nHAMBURG, GERMANY\nVAT DE123456789 TEL: 49-40-123456', 'DE'],
  ['ACME INC\nLOS ANGELES CA 90001, USA', 'US'],
  ['ACME INC\nLOS ANGELES CA 90001, U.S.A.', 'US'],
  ['ACME INC\nNEW YORK, UNITED STATES OF AMERICA 10001', 'US'],
  ['ACME LTD\nFELIXSTOWE IP11 3SY\nUNITED KINGDOM', 'GB'],
  ['ACME LTD\nFELIXSTOWE, U.K. TEL +44 1394 604040', 'GB'],
  ['ACME LTD\nBELFAST, NORTHERN IRELAND', 'GB'],
  ['ACME\nSEOUL, SOUTH KOREA', 'KR'],
  ['ACME\nPORT MORESBY, PAPUA NEW GUINEA', 'PG'],
  ['ACME\nSARAJEVO, BOSNIA AND HERZEGOVINA', 'BA'],
  ['ACME\nABIDJAN, Côte d’Ivoire', 'CI'],
  ['ACME LTD, ROTTERDAM, NETHERLANDS', 'NL'],
  ['ACME\nEDISON, NEW JERSEY', 'US'],
  ['ACME\nATLANTA, GEORGIA', 'GE US'],
  ['ACME\nSANTOS\nTEL +55 13 3232 1234', 'BR'],
  ['ACME\nDUBAI\nTEL: 00971-4-1234567', 'AE'],
  ['ROYAL CHINA\nAV. ARGENTINA 3458\nCALLAO', ''],
  ['PANAMA TRADING LLC\nPANAMA CITY, FL 32401', ''],
  ['ACME\nLONDON\nATTN: MR. JORDAN', ''],
  ['ACME\nROTTERDAM TEL 010-1234567', ''],
  ['ACME', ''],
])('%j may be in %j', (address, codes) => expect(countriesOfAddress(address).join(' ')).toBe(codes))
it('takes a territory for the country that addresses name instead', () => {
  expect([isSameCountry('CN', 'HK'), isSameCountry('US', 'PR'), isSameCountry('DE', 'NL')]).toEqual([true, true, false])
})
