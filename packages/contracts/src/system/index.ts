export { auditLog, type AuditedEntity, type AuditRow } from './audit.ts'
export {
  addCodeGroup,
  codeEntries,
  codeGroups,
  codePattern,
  removeCodeEntry,
  saveCodeEntry,
  type CodeEntry,
  type CodeGroup,
} from './codes/codes.ts'
export { fieldItemKey, sensitiveFields, type FieldValue, type SensitiveField } from './field-rights.ts'
export {
  importMappings,
  mappingLimits,
  mappingList,
  mappingSystems,
  removeMapping,
  saveMapping,
  type Mapping,
  type MappingKind,
  type MappingLine,
} from './mappings/mappings.ts'
export {
  menuHolders,
  menuList,
  moveMenu,
  removeMenu,
  saveMenu,
  type MenuHolder,
  type MenuInput,
  type MenuItem,
  type MenuPortal,
} from './menus.ts'
export { endPreview, startPreview } from './preview.ts'
export {
  permissionPoints,
  removeRole,
  roleCompanies,
  roleInfo,
  roleList,
  roleMenus,
  saveRole,
  type DataScope,
  type PermissionPoint,
  type RoleGrant,
  type RoleInfo,
  type RoleInput,
  type RoleMember,
  type RoleRow,
} from './roles.ts'
export {
  resetUserTwoStep,
  setUserState,
  unbindUser,
  userList,
  userReason,
  userSurvey,
  type UserCompany,
  type UserMonth,
  type UserRow,
  type UserSurvey,
} from './users.ts'
export {
  rolePeople,
  servedCompanies,
  servedRoles,
  setPersonRoles,
  type RolePerson,
  type ServedCompany,
  type ServedKind,
} from './served-roles.ts'
