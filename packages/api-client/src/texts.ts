/** Sentences shown when the server gives none of its own. */
export const texts = {
  network: '网络连接失败，请检查网络后重试',
  timeout: '请求超时，请稍后重试',
  cancelled: '操作已取消',
  badRequest: '请求没有成功，请刷新页面后重试',
  unreadable: '服务器返回的内容无法识别，请稍后重试',
  nothing: '没有可显示的数据',
  /** Spec §8: the message of a failed template download. */
  templateDownloadFailed: '下载模板文件失败',
  unnamedFile: '下载文件',
}
