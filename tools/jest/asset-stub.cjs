module.exports = '/assets/asset.svg';
