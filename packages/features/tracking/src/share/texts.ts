import { speech } from '../speech.ts'

/** Words of links to one shipment. */
export const texts = speech.words('share', {
  open: '分享',
  title: (number: string) => `分享 ${number}`,
  lead: '对方不需要账号，打开链接即可查看这票货物。可以随时撤销，每次查看都有记录。',
  for: '给谁',
  forHint: '如收货人名称，只有同事能看到',
  days: '有效天数',
  dayOptions: (days: number) => `${days} 天`,
  language: '页面语言',
  languages: { cn: '中文', en: 'English' },
  costs: '显示免费期费用',
  files: '可查看的文件',
  noFiles: '没有可分享的文件',
  submit: '生成链接',
  links: '已生成的链接',
  withCosts: '含费用',
  fileCount: (count: number) => `${count} 个文件`,
  page: {
    title: '货物跟踪',
    from: '由发送方分享，内容会自动更新',
    visit: '凭号码与核对信息查看，一小时内可重新打开',
    visitLost: '请回到网站的货物跟踪，用号码与核对信息重新查询。',
    refresh: '刷新',
    otherLanguage: 'English',
  },
} as const)
