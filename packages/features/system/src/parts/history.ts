import type { HistoryWords } from '@jst/feature-kit'

/** Words of the audit log of menus and roles. */
export const historyWords: HistoryWords = {
  actions: {
    'menu.add': '新建菜单',
    'menu.modify': '修改菜单',
    'menu.move': '移动菜单',
    'role.add': '新建角色',
    'role.modify': '修改角色',
    'role.preview': '开始以角色预览',
    'role.previewEnd': '退出角色预览',
  },
  fields: {
    Name: '名称',
    Path: '路径',
    Icon: '图标',
    Enabled: '启用',
    Buttons: '按钮',
    ParentId: '上级菜单',
    Index: '顺序',
    Description: '说明',
    DataScope: '数据范围',
    Given: '新增权限',
    Taken: '取消权限',
    Fields: '字段权限',
    MoveTo: '成员转到角色',
    Members: '成员',
  },
}
