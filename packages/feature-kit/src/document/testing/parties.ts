import { blankParty, type PartyChoice } from '@jst/contracts/document'

export const choiceOf = (Id: number, NameZh: string, NameEn: string, more: Partial<PartyChoice> = {}): PartyChoice => ({
  ...blankParty,
  Source: 'shippingParty',
  Id,
  Code: `SFT00000${Id}`,
  NameZh,
  NameEn,
  Recent: false,
  ...more,
})
export const choices: readonly PartyChoice[] = [
  choiceOf(1, '汉堡家居贸易', 'HAMBURG HOME TRADING GMBH', {
    Address: 'MOENCKEBERGSTRASSE 7\n20095 HAMBURG, GERMANY',
    Country: 'DE',
    Phone: '49-40-3001234',
    Recent: true,
  }),
  choiceOf(2, '班德拉外贸', 'BANDEIRA COMERCIO EXTERIOR LTDA', {
    Address: 'AV. CONSELHEIRO NEBIAS 754\nSANTOS, SP, BRAZIL',
    Country: 'BR',
    TaxKind: 'CNPJ',
    TaxNo: '12.345.678/0001-95',
  }),
  choiceOf(3, '宁波远帆进出口有限公司', '', { Source: 'customer', Country: 'CN', TaxKind: 'USCI', TaxNo: '91330206MA2H1XQ90B' }),
]
