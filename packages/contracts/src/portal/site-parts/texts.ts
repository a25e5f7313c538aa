/** Problems of parts of a site. */
export const texts = {
  link: '链接只能是本站页面（以 / 开头）、http(s):// 网址、mailto: 邮箱或 tel: 电话',
  rich: '正文含有不支持的内容，请删除后重新录入',
  contrast: (ratio: string) => `该颜色与白色文字的对比度为 ${ratio}，低于 4.5，请选深一些的颜色`,
  siteName: '请填写网站名称',
  siteNameEn: '启用英文网站时请填写英文名称',
  label: '请填写名称',
  to: '请填写链接',
  noBlocks: '首页至少要有一个区块',
  heroTitle: '请填写首屏的标题',
  profile: '请填写简介或正文',
  value: '请填写内容',
  phone: '电话格式不正确，例如 021-55667788',
  mail: '邮箱格式不正确，例如 sales@example.com',
  noItems: '悬浮窗启用时至少要有一项',
} as const
