/** Words of the list of permission items. */
export const texts = {
  label: '权限点管理',
  keyword: '关键字',
  keywordHint: 'ItemKey、PermissionKey、角色',
  itemKey: 'ItemKey',
  value: 'Value',
  company: '公司',
  field: '字段权限',
  fieldValues: { edit: '可编辑', view: '只读', hidden: '隐藏' } as Readonly<Record<string, string>>,
  columns: { item: 'ItemKey', key: 'PermissionKey', meaning: '含义', value: 'Value', role: '角色', company: '公司', members: '成员数' },
  emptyTitle: '没有权限点',
  emptyHint: '在“角色编辑”里设置字段权限或其他权限点后，会出现在这里。',
  catalogue: '字段权限目录',
  catalogueLead: '未设置的字段默认可编辑；一个人有多个角色时取最宽的一个。',
} as const
