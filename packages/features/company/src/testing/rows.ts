import type { ImportPlan } from '@jst/contracts/entity'
import type { Application, CompanyRecord, StaffMember } from '@jst/contracts/company'

export const time = '2026-11-20T02:00:00.000Z'

/** A member of staff as the list shows one. */
export const person = (Id: number, Name: string, more: Partial<StaffMember> = {}): StaffMember => ({
  Id,
  Name,
  Account: `haijie${Id}`,
  DepartmentId: 1,
  DepartmentName: '操作部',
  Post: '单证员',
  Mobile: `1390000${1000 + Id}`,
  Email: `haijie${Id}@example.com`,
  RoleIds: [2],
  RoleNames: ['单证员'],
  Disabled: false,
  IsAdministrator: false,
  IsManaged: true,
  LastSignIn: time,
  Claims: Id,
  CreateTime: time,
  UpdateTime: time,
  ...more,
})

/** An application of a company that wants to join. */
export const application = (more: Partial<Application> = {}): Application => ({
  Id: 7,
  Purpose: 'join',
  State: 'SUBMITTED',
  Kind: 'customer',
  Name: '宁波海纳国际贸易有限公司',
  CreditCode: '91330206MA2H1XQ90B',
  LegalPerson: '方建国',
  ContactName: '方海燕',
  ContactMobile: '13900001111',
  ContactEmail: '',
  City: '宁波',
  Address: '明州路 216 号',
  Referrer: '',
  InviteCode: '',
  LicenceName: '执照.pdf',
  ApplicantName: '方海燕',
  ApplicantMobile: '13900001111',
  OperatorName: '',
  Remarks: '',
  AuditorName: '',
  SubmitTime: time,
  AuditTime: null,
  CreateTime: time,
  UpdateTime: time,
  ...more,
})

/** The own company as its page reads it. */
export const company: CompanyRecord = {
  Id: 2,
  Code: 'YFJCK',
  Kind: 'customer',
  Name: '宁波远帆进出口有限公司',
  CreditCode: '91330206MA2H1XQ90B',
  LegalPerson: '方建国',
  ContactName: '沈佳怡',
  ContactMobile: '13800063352',
  ContactEmail: 'docs@example.com',
  City: '宁波',
  Address: '北仑区明州路 216 号',
  NameEn: 'NINGBO YUANFAN IMP. & EXP. CO., LTD',
  AddressEn: 'NO. 88 JIANGDONG NORTH ROAD, NINGBO 315040, CHINA',
  Finance: {
    BankName: '中国银行宁波北仑支行',
    BankAccount: '3948 **** **** 0021',
    InvoiceTitle: '宁波远帆进出口有限公司',
    TaxNo: '91330206MA2H1XQ90B',
    InvoiceAddress: '北仑区明州路 216 号',
    InvoicePhone: '0574-87001234',
  },
  FinanceMasked: true,
  OperatorName: '上海海捷国际物流有限公司',
  Change: null,
  CreateTime: time,
  UpdateTime: time,
}

/** A file of two employees as it was checked: a role that the company calls otherwise, and a mobile that is none. */
export const staffPlan = (more: Partial<ImportPlan> = {}): ImportPlan => ({
  Id: 4,
  FileName: '新员工.xlsx',
  State: 'planned',
  Lines: 3,
  Adds: 1,
  Changes: 0,
  Same: 0,
  Bad: 2,
  Unknown: ['入职日期'],
  Problems: [
    { Line: 3, Field: 'Role', Label: '角色', Value: '操作员', Message: '角色应为：单证员、补料审核员', Suggest: '', Code: 'INVALID' },
    { Line: 4, Field: 'Mobile', Label: '手机', Value: '6352', Message: '手机号应为 1 开头的 11 位数字', Suggest: '', Code: 'INVALID' },
  ],
  Groups: [],
  Choices: [{ Field: 'Role', Text: '操作员', Suggest: '', Count: 1, Line: 3 }],
  Notes: [],
  Columns: [],
  Remembered: false,
  CreateTime: time,
  ...more,
})
