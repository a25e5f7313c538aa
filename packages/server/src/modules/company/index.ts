export { applicationPage } from './audit/audit.repo.ts'
export { employeesHolding } from './company.repo.ts'
export { bindPage } from './joining/bind.repo.ts'
export { companyNames } from './names.ts'
