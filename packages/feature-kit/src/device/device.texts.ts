/** Names of browsers and systems, the same in every language of the page. */
export const names = { weChat: '微信', qq: 'QQ 浏览器', harmony: '鸿蒙' } as const
