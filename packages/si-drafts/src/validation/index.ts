export { SiValidation, type StoredBills, type ValidationPorts, type ValidationSnapshot } from './si-validation.ts'
