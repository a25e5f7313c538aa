export { applicationPage } from './audit/audit.repo.ts'
export { bindPage } from './joining/bind.repo.ts'
export { companyNames } from './names.ts'
