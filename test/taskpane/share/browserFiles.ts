import { TextDecoder, TextEncoder } from 'node:util';

/** What browsers have for the content of files and jsdom has not. */
Object.assign(globalThis, { TextDecoder, TextEncoder });
Blob.prototype.arrayBuffer ??= function (this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error!);
    reader.readAsArrayBuffer(this);
  });
};
