import type { StaffLine } from '@jst/contracts/company'

/** Headings that people give the columns of a staff file, besides ours. */
export const headings: Readonly<Record<keyof StaffLine, readonly string[]>> = {
  Name: ['员工', '员工姓名', 'Name'],
  Account: ['登录账号', '用户名', 'Account'],
  Department: ['所属部门', 'Department'],
  Post: ['职位', '职务', 'Post'],
  Mobile: ['手机号', '电话', 'Mobile'],
  Email: ['电子邮箱', 'E-mail', 'Email'],
  Role: ['角色名称', 'Role'],
}
