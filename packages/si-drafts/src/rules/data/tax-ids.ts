/**
 * Countries whose customs want the consignee's tax number on the bill, with the names under which it stands there, the usual one first
 * (after the DCSA list of tax and legal references).
 */
export const taxIdNames: Readonly<Record<string, string>> = {
  AR: 'CUIT|NIT',
  BD: 'BIN|AIN',
  BO: 'NIT',
  BR: 'CNPJ|CPF|NIT',
  CL: 'RUT',
  CO: 'NIT',
  DZ: 'NIF',
  EC: 'RUC',
  EG: 'VAT|IMPORTER VAT|ACID',
  GT: 'NIT',
  ID: 'NPWP',
  IN: 'GSTIN|GST|IEC|PAN',
  MA: 'ICE',
  MG: 'NIF',
  MX: 'RFC',
  PE: 'RUC',
  PH: 'TIN|BIR',
  PK: 'NTN|STN',
  RU: 'INN',
  TR: 'MERSIS|VKN',
  UY: 'RUT|RUC|CUIT|NIT',
}

/** The usual name of the tax number that a party's text lacks; undefined when it is there or the country does not ask for it. */
export function missingTaxId(country: string, party: string): string | undefined {
  const names = taxIdNames[country]
  if (!names) return undefined
  const named = new RegExp(`\\b(${names}|TAX\\s*(ID|NO|NUMBER))\\b[\\s.:#NO]*[A-Z0-9]`, 'i')
  return named.test(party) ? undefined : names.split('|')[0]
}
