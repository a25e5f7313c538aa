import type { EntityField } from '@jst/contracts/entity'
import { sealsText, sealSourcesEn, type PackedBox } from '@jst/contracts/packing'
import { manifestRoles, type ManifestRole } from '@jst/contracts/manifest'
import type { Words } from '@jst/packing'

/** Words for readers of links. Staff read those of `../texts.ts`. */
const chinese = {
  gone: '链接无效，请向发给您链接的人索取新的链接',
  expired: '链接已过期，请向发给您链接的人索取新的链接',
  revoked: '链接已被撤销，请向发给您链接的人索取新的链接',
  locked: '验证码错误次数过多，链接已锁定，请向发给您链接的人索取新的链接',
  wrongCode: (left: number) => `验证码不对，还可以试 ${left} 次`,
  name: '请填写您的姓名',
  nameLabel: '姓名',
  phone: '请填写能联系到您的电话',
  phoneLabel: '电话',
  role: (role: ManifestRole): string => manifestRoles[role][0],
  field: ({ zh }: EntityField): string => zh,
  goods: (at: number) => `货物 ${at}`,
  seals: '封号',
  sealsOf: (seals: PackedBox['Seals']): string => sealsText(seals),
  number: (digits: number): string => (digits === 0 ? '请填写整数，例如 420' : '请填写数字，最多三位小数，例如 8400.5'),
  packageKind: (text: string) => `包装“${text}”不是包装代码，请填写两位代码或名称，例如 CT、CARTONS`,
  long: (most: number) => `最多 ${most} 个字符，请缩短`,
  sealsLong: '最多 10 个封号，每个不超过 20 个字符，用 / 分开',
  notShared: (path: string) => `“${path}”不在本链接的填写范围内，请刷新页面`,
  box: '箱号',
  twice: (no: string) => `箱号 ${no} 在本次提交中出现两次`,
  declared: (box: string) => `箱号 ${box} 的 VGM 已经提交，需要更正请联系货代`,
  finding: ({ zh }: Words): string => zh,
  noTicket: '请选择磅单照片或 PDF（JPG、PNG、WebP、PDF）',
  suspicious: '文件没有通过安全检查，请重新拍照或扫描',
  openFirst: '请先打开链接并填写验证码',
  noBox: (no: string) => `箱号 ${no} 不在本链接中，请刷新页面`,
  tooManyTickets: (box: number, all: number) => `每箱最多 ${box} 张磅单，一票最多 ${all} 张`,
  nothing: '没有与现有内容不同的填写，请先修改再提交',
  tooOften: '提交太频繁，请一分钟后再试',
  contactHidden: '（无权查看联系方式）',
} as const
export type LinkWords = { readonly [Key in keyof typeof chinese]: (typeof chinese)[Key] extends string ? string : (typeof chinese)[Key] }

const english: LinkWords = {
  gone: 'The link is wrong. Please ask its sender for a new one.',
  expired: 'The link has expired. Please ask its sender for a new one.',
  revoked: 'The link was revoked. Please ask its sender for a new one.',
  locked: 'There were too many wrong codes and the link is locked. Please ask its sender for a new one.',
  wrongCode: (left) => `This is not the code. ${left === 1 ? 'One try is' : `${left} tries are`} left.`,
  name: 'Please enter your name',
  nameLabel: 'Name',
  phone: 'Please enter a telephone number that reaches you',
  phoneLabel: 'Telephone',
  role: (role) => manifestRoles[role][1],
  field: ({ zh, en }) => en ?? zh,
  goods: (at) => `Goods ${at}`,
  seals: 'Seals',
  sealsOf: (seals) => sealsText(seals, sealSourcesEn),
  number: (digits) =>
    digits === 0 ? 'Please enter a whole number, such as 420' : 'Please enter a number with three decimals at most, such as 8400.5',
  packageKind: (text) => `“${text}” is no packing code. Please enter its two letters or its name, such as CT or CARTONS.`,
  long: (most) => `At most ${most} characters, please shorten it`,
  sealsLong: 'At most 10 seals of 20 characters each, separated by /',
  notShared: (path) => `“${path}” is not part of this link. Please reload the page.`,
  box: 'Container',
  twice: (no) => `${no} stands twice in this entry`,
  declared: (box) => `The VGM of ${box} was submitted. To correct it please contact the forwarder.`,
  finding: ({ en }) => en,
  noTicket: 'Please choose a photo or PDF of the scale ticket (JPG, PNG, WebP, PDF)',
  suspicious: 'The file did not pass the security check. Please take or scan it again.',
  openFirst: 'Please open the link with its code first',
  noBox: (no) => `${no} is not part of this link. Please reload the page.`,
  tooManyTickets: (box, all) => `At most ${box} scale tickets a container and ${all} a bill`,
  nothing: 'Nothing differs from the present content. Please change something first.',
  tooOften: 'Too many entries. Please try again in a minute.',
  contactHidden: '(contact not shown)',
}
/** Words in the language of the page that asks. */
export const linkWords = ({ Lang }: { readonly Lang?: 'en' | undefined } = {}): LinkWords => (Lang === 'en' ? english : chinese)
