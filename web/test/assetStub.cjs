// Stands for styles, fonts and pictures, which jsdom does not show.
module.exports = 'asset';
