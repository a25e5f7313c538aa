export { SiValidation, type StoredBills, type ValidationPorts } from './si-validation.ts'
