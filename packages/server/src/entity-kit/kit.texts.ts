import type { Match } from '@jst/places'

/** Sentences of the entity kit. */
export const texts = {
  companiesOnly: '该数据由各公司自行维护，平台账号不能新增或修改',
  codeTaken: (code: string) => `代码 ${code} 已存在，请换一个代码`,
  codeOfPlatform: (code: string) => `代码 ${code} 已是平台数据，可直接修改它的显示名称、排序与启用状态`,
  codeMerged: (code: string, into: string) => `代码 ${code} 已合并到 ${into}，请直接使用 ${into}`,
  platformField: (label: string) => `平台数据的“${label}”由平台维护，如需不同内容请复制为本公司数据`,
  platformRow: '平台数据由平台维护，本公司只能修改显示名称、排序与启用状态',
  notFound: (label: string, text: string) => `没有找到${label}“${text}”，请填写代码或名称`,
  lineNotThere: '所选数据中有已不存在的行，请刷新列表后重试',
  notRemoved: '只有回收站中的数据可以恢复',
  restoreTaken: (code: string) => `代码 ${code} 已被新的数据使用，不能恢复`,
  removedRow: '数据在回收站中，请先恢复再修改',
  mergedRow: (into: string) => `数据已合并到 ${into}，不能再修改`,
  mergeSelf: '不能与自己合并，请选择另一条数据',
  mergeTarget: '目标数据已停用、已删除或已被合并，请选择正在使用的数据',
  mergeLayer: '平台数据只能由平台合并到另一条平台数据',
  noField: (field: string) => `没有可批量设置的字段“${field}”`,
  exports: { nameOf: (label: string) => `${label}名称`, layer: '数据归属', platform: '平台', company: '本公司' },
  versionNeeded: '请提供数据的版本时间',
  wrongType: (label: string) => `${label}的内容类型不正确`,
  /** Why a suggestion may be meant. */
  matches: {
    code: '代码一致',
    alias: '别名一致',
    name: '名称一致',
    initials: '拼音首字母一致',
    codeStart: '代码开头一致',
    nameStart: '名称开头一致',
    pinyinStart: '拼音开头一致',
    englishStart: '英文名开头一致',
    wordStart: '其中一个词一致',
    inside: '名称中包含',
    near: '拼写相近',
  } satisfies Record<Match, string>,
} as const
