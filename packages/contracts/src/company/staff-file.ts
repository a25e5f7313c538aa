import { defineEntity } from '../entity/fields.ts'
import { mobilePattern } from './fields.ts'

/** Most characters of what is kept about an employee. */
export const staffLimits = { name: 50, account: 50, post: 50, mobile: 20, email: 100, department: 50, importRows: 200 } as const

/** A file of employees, one a line. Departments and roles are those of the reader's company (`withChoices`). */
export const staffFile = defineEntity({
  name: 'Employee',
  kind: 'employee',
  table: 'employee',
  zh: '员工',
  en: 'Employee',
  path: '/system/employee/list',
  stated: true,
  fields: [
    {
      key: 'Account',
      kind: 'code',
      zh: '账号',
      en: 'Account',
      aliases: ['登录账号', '用户名'],
      max: staffLimits.account,
      required: true,
      example: 'zhang.san',
      pattern: {
        source: '^[A-Za-z0-9][A-Za-z0-9._-]{2,49}$',
        say: '账号应为 3 到 50 位字母、数字、点、横线或下划线，并以字母或数字开头',
        sayEn: 'Account: 3 to 50 letters, digits, points, hyphens or underscores, beginning with a letter or digit',
      },
    },
    {
      key: 'Name',
      kind: 'text',
      zh: '姓名',
      en: 'Name',
      aliases: ['员工', '员工姓名'],
      max: staffLimits.name,
      required: true,
      example: '张三',
    },
    { key: 'Department', kind: 'choice', zh: '部门', en: 'Department', aliases: ['所属部门'], choices: {} },
    { key: 'Post', kind: 'text', zh: '岗位', en: 'Post', aliases: ['职位', '职务'], max: staffLimits.post, example: '操作' },
    {
      key: 'Mobile',
      kind: 'code',
      zh: '手机',
      en: 'Mobile',
      aliases: ['手机号', '电话'],
      max: staffLimits.mobile,
      example: '13800000000',
      pattern: {
        source: mobilePattern.source,
        say: '手机号应为 1 开头的 11 位数字',
        sayEn: 'Mobile: 11 digits beginning with 1',
      },
    },
    { key: 'Email', kind: 'text', zh: '邮箱', en: 'Email', aliases: ['电子邮箱', 'E-mail'], max: staffLimits.email, rule: 'email' },
    { key: 'Role', kind: 'choice', zh: '角色', en: 'Role', aliases: ['角色名称'], choices: {}, required: true },
  ],
})
