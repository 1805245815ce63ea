/** Keeps operations for this browser tab only, because they may hold a password. */
export const tabStorage = {
  getItem: (key: string) => sessionStorage.getItem(key),
  setItem: (key: string, value: string) => sessionStorage.setItem(key, value),
  removeItem: (key: string) => sessionStorage.removeItem(key),
  clear: () => sessionStorage.clear(),
  get length() {
    return sessionStorage.length;
  },
};
