import { describe, expect, it } from 'vitest'
import { missingTaxId, taxIdProblem, taxIdWarning, defaultTaxId } from './tax-ids.ts'

describe('tax numbers', () => {
  it.each([
    // GB 32100-2015
    ['USCI', '91441900730442249J', 'CN'],
    // Receita Federal: Banco do Brasil, Petrobras; the letters of IN RFB 2.229/2024
    ['CNPJ', '00.000.000/0001-91', 'BR'],
    ['CNPJ', '33.000.167/0001-01', 'BR'],
    ['CNPJ', '12.ABC.345/01DE-35', 'BR'],
    ['CPF', '111.444.777-35', 'BR'],
    // GST portal
    ['GSTIN', '27AAPFU0939F1ZV', 'IN'],
    // printed in notices of carriers: Hapag-Lloyd 2018-05, Colless Young; python-stdnum
    ['NPWP', '010016806054000', 'ID'],
    ['NPWP', '015421886046000', 'ID'],
    ['NPWP', '01.312.166.0-091.000', 'ID'],
    ['NPWP', '0013121660091000', 'ID'],
    // gelir idaresi, after python-stdnum and two other test suites
    ['VKN', '4540536920', 'TR'],
    ['VKN', '1743465722', 'TR'],
    // World Vision Korea, in the foot of its pages
    ['BRN', '116-82-00276', 'KR'],
    ['BRN', '134-86-72683', 'KR'],
    ['PAN', 'ACUPA7085R', 'IN'],
    ['IEC', '0305012345', 'IN'],
    ['ACID', '4891340332021120017', 'EG'],
    // AFIP: its own number
    ['CUIT', '33-69345023-9', 'AR'],
    ['RUT', '76.086.428-5', 'CL'],
    ['RUT', '210297450018', 'UY'],
    ['VAT', 'anything', 'EG'],
  ])('%s %s is one of %s', (kind, no, country) => expect(taxIdProblem(kind, no, country)).toBeUndefined())
  it.each([
    ['USCI', '91441900730442249', 'CN', /18 位/],
    ['CNPJ', '00.000.000/0001-92', 'BR', /校验位/],
    ['CNPJ', '12.ABC.345/01DE-53', 'BR', /校验位/],
    ['CNPJ', '00.000.000/0001', 'BR', /14 位/],
    ['GSTIN', '27AAPFU0939F1ZW', 'IN', /校验位/],
    ['NPWP', '010016807054000', 'ID', /校验位/],
    ['VKN', '4540536921', 'TR', /校验位/],
    ['BRN', '116-82-00277', 'KR', /校验位/],
    ['PAN', 'ACUPA70851', 'IN', /10 位/],
    ['ACID', '489134033202112001', 'EG', /19 位/],
    ['CUIT', '33-69345023-8', 'AR', /校验位/],
    ['RUT', '76.086.428-6', 'CL', /校验位/],
  ])('%s %s is none of %s', (kind, no, country, why) => expect(taxIdProblem(kind, no, country)).toMatch(why))
  it('of a Chinese company are taken with a warning where their check digit does not fit', () => {
    expect(taxIdProblem('USCI', '91441900730442249K', 'CN')).toBeUndefined()
    expect(taxIdWarning('USCI', '9144 1900-730442249k')).toMatch(/校验位/)
    expect(taxIdWarning('CNPJ', '91441900730442249K')).toBeUndefined()
  })
  it('are asked of the countries whose customs want them', () => {
    expect([defaultTaxId('CN'), defaultTaxId('BR'), defaultTaxId('US')]).toEqual(['USCI', 'CNPJ', ''])
    expect([missingTaxId('BR', 'LOJA LTDA'), missingTaxId('BR', 'LOJA LTDA CNPJ: 1')]).toEqual(['CNPJ', undefined])
  })
})
