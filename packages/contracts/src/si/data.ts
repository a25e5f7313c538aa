// Data of a shipping instruction without the calls and their schemas: for packages that must stay small.
export { creditCodeProblem, creditCodeWarning } from '../credit-code.ts'
export { countriesOfAddress, countryName, entryFilingCountries, isSameCountry, namesCountry } from '../countries.ts'
export { checkImo } from '../entity/rules.ts'
export { missingTaxId, taxIdNames, taxIdProblem, defaultTaxId } from '../tax-ids.ts'
export { goodsTypes, packingGroups, paymentMethods, signingMethods, ticks, transportTerms, vgmMethods, type Choice } from './choices.ts'
export { boxTypesOf, commercialType } from './box-names.ts'
export { containerTypes } from './container-types.ts'
export { containerFields, lineFields, masterBillFields, recordFields, templateFields } from './fields.ts'
export type {
  DomainOf,
  FieldSpec,
  SiContainer,
  SiContainerWire,
  SiLine,
  SiLineWire,
  SiMasterBill,
  SiMasterBillWire,
  SiRecord,
  SiRecordWire,
  SiTemplate,
  SiTemplateWire,
  WireOf,
} from './fields.ts'
export { packageKindOf, packageKinds, type PackageKind } from './package-kinds.ts'
export { cubicMetres, kilograms } from './units.ts'
export { creditKinds, type CreditKind } from './credit.ts'
