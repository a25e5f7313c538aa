import { spaced } from '@jst/contracts/values'

/** Sentences of master data. */
export const texts = {
  rotationElsewhere: (code: string) => `${code} 已维护挂靠与航程，挂靠港以其为准，请到“船期表维护”的“挂靠与航程”中修改`,
  rotationNotTaken: (code: string, names: string) =>
    `${code} 已维护挂靠与航程（${names}），挂靠港以其为准，文件中的不采用；如需调整，请到“船期表维护”的“挂靠与航程”中修改`,
  parentLoop: '上级不能是自己或自己的下级',
  parentDepth: '航线只分两级，上级须为主航线',
  starred: {
    code: '代码',
    tooMany: (most: number) => `最多收藏 ${most} 个，请先取消不再常用的`,
    unknown: '没有这个代码，可能已停用，请重新选择',
  },
  aliases: {
    unknown: (kind: string, text: string) => spaced`没有找到${kind}“${text}”，请填写代码或名称`,
    labels: { code: '对应代码', text: '原文' },
    textNeeded: '请填写原文',
    taken: (text: string) => `“${text}”已有对应关系，请在列表中修改它`,
    ofPlatform: '平台别名由平台维护，如需不同的对应关系请新增本公司别名',
    done: (text: string) => `“${text}”已确认，请刷新后查看`,
    doneFirst: (text: string) => `“${text}”已确认，请先撤销再忽略`,
    lineNotThere: '所选内容中有已不存在的行，请刷新后重试',
  },
  versionNeeded: '请提供数据的版本时间',
  parentLane: '上级航线',
  codes: {
    containerType: '箱型（ISO 6346）',
    packageKind: '包装种类（UN/ECE 21 号建议书）',
    trackingEvent: '跟踪节点（DCSA）',
    hsChapter: 'HS 章',
    all: '基础代码',
  },
  rates: {
    taken: (currency: string, base: string, day: string) => `${currency} 对 ${base} 在 ${day} 已有汇率，请修改原有汇率`,
    labels: { fromDay: '生效日期', currency: '币种', base: '本位币', buy: '买入价', sell: '卖出价', mid: '中间价' },
    ofPlatform: '平台汇率由平台维护，请新增本公司汇率，同一天以本公司汇率为准',
    unknownCurrency: (code: string) => `没有找到币种“${code}”`,
    sameCurrency: '币种与本位币不能相同',
    badDay: '生效日期应为日期，例如 2026-01-31',
    buyTooSmall: '买入价过小，最多保留 6 位小数',
    sellBelowBuy: '卖出价不能低于买入价',
    midOutside: '中间价应在买入价与卖出价之间',
  },
  rotationPorts: '挂靠港',
} as const
