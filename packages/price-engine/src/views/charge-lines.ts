import type { ChargeLine } from '@jst/contracts/document'
import type { OptionCharge } from '../facts/option.ts'

/** Lines of a document, such as a quotation, made of the charges of an option or an offer. They come to the same totals. */
export const chargeLines = (charges: readonly Omit<OptionCharge, 'Source'>[]): ChargeLine[] =>
  charges.map(({ Code, NameZh, NameEn, Basis, Box, Price, Minimum, Currency, PpCc, InAllIn, PercentOf, Quantity }) => ({
    Id: 0,
    Code,
    NameZh,
    NameEn,
    Basis,
    Box,
    Quantity,
    Price,
    Minimum,
    Currency,
    PpCc,
    TaxRate: '0',
    Payer: '',
    InAllIn,
    PercentOf: [...PercentOf],
    Remark: '',
  }))
