/** Texts of the framed sites. */
export const texts = {
  title: '外部链接',
  frame: (host: string) => `外部网站 ${host}`,
  outside: '以下内容来自外部网站，请勿在其中输入本系统的账号和密码。',
  newWindow: '在新窗口打开',
  blank: '如果页面空白，说明该网站不允许嵌入，请在新窗口打开。',
  refusedTitle: '不能在系统内打开该网址',
  refused: '该网址不在允许打开的网站范围内。如确有需要，请联系管理员添加。',
  missing: '没有提供网址，请从业务页面上的链接进入。',
  back: '返回',
}
