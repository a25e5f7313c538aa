import { link } from '@jst/feature-kit'

const editor = '/system/role/roleEdit'
/** Where the role pages lead. */
export const to = {
  list: '/system/role/companyRole',
  edit: (Id: number) => link(editor, { Id }),
  add: (CompanyId: number | undefined) => link(editor, { CompanyId }),
  copy: (From: number, CompanyId: number) => link(editor, { From, CompanyId }),
}
