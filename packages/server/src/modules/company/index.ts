import { addEvent, insertApplication } from './application.repo.ts'
import { foundCompany } from './founding/founding.service.ts'

export { applicationPage } from './audit/audit.repo.ts'
export { employeesHolding } from './company.repo.ts'
export { bindPage } from './joining/bind.repo.ts'
export { companyNames } from './names.ts'
/** Parts that the demo writes its applications with. */
export const applicationsInDemo = { addEvent, foundCompany, insertApplication } as const
