/** Sentences that the package shows. */
export const texts = {
  menuMissing: (path: string) => `当前角色没有开通页面 ${path}，请联系管理员开通。`,
  buttonMissing: (path: string, code: string) => `当前角色在页面 ${path} 没有 ${code} 操作的权限，请联系管理员开通。`,
}
