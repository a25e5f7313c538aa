export { creditCheckDigit, creditCodeProblem, creditCodeWarning, maskCreditCode, normalizeCreditCode } from '../credit-code.ts'
export {
  applicationFields,
  applicationIssues,
  emailPattern,
  isPrintableAscii,
  mobilePattern,
  mobileProblem,
  type ApplicationFields,
  type ApplicationText,
} from './fields.ts'
export type {
  Application,
  ApplicationCheck,
  ApplicationEvent,
  ApplicationInfo,
  ApplicationPurpose,
  BindRequest,
  Department,
  FoundCompany,
  RoleChoice,
  StaffMember,
} from './schemas.ts'
export { applicationMove, applicationStates, bindStates, isEditable, joiningKinds } from './states.ts'
export type { ApplicationMove, ApplicationState, BindState, JoiningKind } from './states.ts'
export * from './endpoints/audit.ts'
export * from './endpoints/current.ts'
export * from './endpoints/employees.ts'
export * from './endpoints/joining.ts'
export * from './endpoints/marks.ts'
export * from './staff-file.ts'
